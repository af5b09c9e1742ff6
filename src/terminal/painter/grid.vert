uniform mat4 uProjectionMatrix;
in vec2 inPosition;
in vec2 inTexCoord;

void main() {
  gl_Position = uProjectionMatrix * vec4(inPosition, 1.0, 1.0);
}
